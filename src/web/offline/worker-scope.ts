// What the service worker uses of its scope. The types of pages and of workers cannot be loaded together.

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a page says when it has nothing else to do. */
export interface LoadedMessage {
  /** Addresses of the page and of what it has loaded. */
  readonly loaded: readonly string[];
  /** Whether the visitor wants to save data. */
  readonly isThrifty: boolean;
}

export interface MessageEventOfWorker extends ExtendableEvent {
  readonly data: LoadedMessage;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfWorker) => void): void;
}
