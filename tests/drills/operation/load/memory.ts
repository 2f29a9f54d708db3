import { readFile } from 'node:fs/promises'

const everyMs = 2_000

/**
 * Records the memory of a process until the returned function is called. That function returns the figures in MB,
 * oldest first.
 */
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

/**
 * Returns the ratio of the mean of the last fifth of the figures to that of the second fifth. The first fifth is the
 * start.
 */
export function growthOf(figures: readonly number[]): number {
  const fifth = Math.floor(figures.length / 5)
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length
  return mean(figures.slice(-fifth)) / mean(figures.slice(fifth, 2 * fifth))
}
