/** A deploy cannot begin or go on; the message says in plain sentences why, and what to do. */
export class DeployError extends Error {}
