/** The part of the vendored libraries' types that the page uses. The code itself is hexenkessel-vendor.js. */

// Preact ---------------------------------------------------------------------------------------------------------

export interface VNode {
  type: string | ComponentType<any>;
  props: Record<string, unknown>;
  key: string | number | null;
}
export type ComponentChild = VNode | string | number | bigint | boolean | null | undefined | object;
export type ComponentChildren = ComponentChild | ComponentChild[];
export type ComponentType<P = {}> = (props: P) => ComponentChildren;
export interface Ref<T> {
  current: T;
}
export interface Context<T> {
  Provider: ComponentType<{ value: T; children?: ComponentChildren }>;
}

export function h(
  type: string | ComponentType<any>,
  props: object | null,
  ...children: ComponentChildren[]
): VNode;
export const Fragment: ComponentType<{ children?: ComponentChildren }>;
export function render(tree: ComponentChildren, parent: Element | DocumentFragment): void;
export function createContext<T>(value: T): Context<T>;

// Preact hooks ---------------------------------------------------------------------------------------------------

type Cleanup = void | (() => void);
export function useState<S>(initial: S | (() => S)): [S, (next: S | ((previous: S) => S)) => void];
export function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: S): [S, (action: A) => void];
export function useEffect(effect: () => Cleanup, inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => Cleanup, inputs?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
export function useCallback<F extends (...args: any[]) => any>(callback: F, inputs: readonly unknown[]): F;
export function useRef<T>(initial: T): Ref<T>;
export function useContext<T>(context: Context<T>): T;
export function useId(): string;
export function useErrorBoundary(onError?: (error: unknown) => void): [unknown, () => void];

// htm: markup in template strings, bound to Preact ---------------------------------------------------------------

export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;

// Signals --------------------------------------------------------------------------------------------------------

export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}
export function signal<T>(value: T): Signal<T>;
export function computed<T>(compute: () => T): ReadonlySignal<T>;
export function effect(run: () => Cleanup): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(read: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(compute: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => Cleanup): void;

// Fluent ---------------------------------------------------------------------------------------------------------

export type FluentArgument = string | number | Date | FluentNumber;
export type Pattern = string | readonly object[];
export interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}
export class FluentNumber {
  constructor(value: number, options?: Intl.NumberFormatOptions);
}
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(
    locales: string | string[],
    options?: {
      useIsolating?: boolean;
      functions?: Record<string, Function>;
      transform?: (text: string) => string;
    },
  );
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(
    pattern: Pattern,
    args?: Record<string, FluentArgument> | null,
    errors?: Error[] | null,
  ): string;
}
