/** A deploy cannot start or continue; the message says why and what to do, in plain sentences. */
export class DeployError extends Error {}
