import { execFileSync } from 'node:child_process'

/** The day of the last commit as a number, such as 20261123, so that a rerun of one commit draws the same cases; 1 where there is no history. */
export function seedOfCommit(folder: string): string {
  try {
    const day = execFileSync('git', ['-C', folder, 'log', '-1', '--format=%cs'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return day.trim().replaceAll('-', '') || '1'
  } catch {
    return '1'
  }
}
