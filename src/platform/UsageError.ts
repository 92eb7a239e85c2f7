/** A command was given something that it cannot use: an argument, a variable, a folder, a plan. */
export class UsageError extends Error {}
