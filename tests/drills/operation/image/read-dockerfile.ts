import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'

/** The properties of the Dockerfile's last stage, which is the image. */
interface Image {
  env: Record<string, string>
  /** The user of its programs. The last USER line counts. */
  user: string | undefined
  /** The command that runs by default. */
  command: string[]
  /** The arguments of the COPY lines. */
  copies: string[]
}

/** Reads the properties of the image from the Dockerfile. */
export async function readDockerfile(): Promise<Image> {
  const text = await readFile(join(root, 'Dockerfile'), 'utf8')
  const last = text
    .replaceAll('\\\n', ' ')
    .split(/^(?=FROM )/m)
    .at(-1)
  const lines = (last ?? '').split('\n').map((line) => line.trim())
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length).trim())
  const settings = after('ENV').flatMap((line) => line.split(/\s+/))
  return {
    env: Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s).slice(0, 2))),
    user: after('USER').at(-1),
    command: JSON.parse(after('CMD').at(-1) ?? '[]'),
    copies: after('COPY'),
  }
}
