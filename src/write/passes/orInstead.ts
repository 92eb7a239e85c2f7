import { SetAside } from './SetAside.ts'

/** What a pass gives, or something else where no answer was good: for passes that are not worth an article. */
export async function orInstead<Answer>(pass: Promise<Answer>, instead: Answer): Promise<Answer> {
  try {
    return await pass
  } catch (error) {
    if (error instanceof SetAside) return instead
    throw error
  }
}
