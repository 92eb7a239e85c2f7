/** A command got something that it cannot use: an argument, a variable, a folder, a plan. Its message is printed as it is. */
export class UsageError extends Error {}
