import type { ChildProcess } from 'node:child_process'
import type { Metrics, MetricsOfProcess } from './create-metrics'

/** Less than the timeout of Prometheus, which is 10 s. */
const longestMs = 3_000
const question = 'metrics?'

interface Answer {
  answerTo: typeof question
  metrics: MetricsOfProcess
}

/** Returns the metrics of a process that this process started, or an empty list if it does not answer in time. */
export function askForMetrics(child: ChildProcess, timeoutMs = longestMs): Promise<MetricsOfProcess> {
  return new Promise((resolve) => {
    const finish = (metrics: MetricsOfProcess) => {
      clearTimeout(timer)
      child.off('message', hear)
      resolve(metrics)
    }
    const hear = (message: unknown) => {
      if (isAnswer(message)) finish(message.metrics)
    }
    const timer = setTimeout(() => finish([]), timeoutMs)
    child.on('message', hear)
    child.send(question, (error) => {
      if (error) finish([])
    })
  })
}

/** Answers each question of the parent process with the metrics of this process. */
export function answerForMetrics(metrics: Pick<Metrics, 'read'>): void {
  process.on('message', async (message) => {
    if (message !== question) return
    const answer: Answer = { answerTo: question, metrics: await metrics.read() }
    // Ignores a parent that is gone.
    process.send?.(answer, undefined, undefined, () => undefined)
  })
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'answerTo' in message && message.answerTo === question
