import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const connections = 32
const seconds = 4

/** The header of a browser. */
const header = 'accept-encoding: gzip, deflate, br, zstd'

/** Returns the requests per second that an address answers over several connections. Throws on any status but 200. */
export async function askAtFullSpeed(url: string): Promise<number> {
  const args = ['-t1', '--timeout', '20s', `-c${connections}`, `-d${seconds}s`, '-H', header, url]
  const { stdout } = await promisify(execFile)('wrk', args)
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  if (perSecond === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`)
  return Number(perSecond)
}
