import { readFile } from 'node:fs/promises'

const everyMs = 2_000

/** Looks at how much memory a process holds until it is told to stop; returns the figures in MB, the first one first. */
export function watchMemory(pid: number): () => number[] {
  const figures: number[] = []
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kb = /VmRSS:\s+(\d+) kB/.exec(status)?.[1]
    if (kb) figures.push(Number(kb) / 1_024)
  }
  const timer = setInterval(() => void look(), everyMs)
  return () => {
    clearInterval(timer)
    return figures
  }
}

/** Returns how many times as much the last fifth of the figures shows as the second one: after the start, and at the end. */
export function growthOf(figures: readonly number[]): number {
  const fifth = Math.floor(figures.length / 5)
  const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length
  return mean(figures.slice(-fifth)) / mean(figures.slice(fifth, 2 * fifth))
}
