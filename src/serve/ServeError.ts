/** The server cannot start; the message is one plain sentence or two that say what to do. */
export class ServeError extends Error {}
