import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@oficio/launcher/root'
import { adapt, type Running, runProgram } from './run-program'

/** Starts Varnish at this address before a web process, with the configuration that is handed to operators. */
export async function startVarnish(origin: string, webOrigin: string): Promise<Running> {
  return runProgram(origin, async (folder) => {
    const shippedConfig = await readFile(join(root, 'deploy/varnish/front-cache.vcl'), 'utf8')
    const adapted = adapt(shippedConfig, { '.port = "3000";': `.port = "${new URL(webOrigin).port}";` })
    await writeFile(join(folder, 'front-cache.vcl'), adapted)
    const listen = new URL(origin).host
    const file = join(folder, 'front-cache.vcl')
    return ['varnishd', '-F', '-a', listen, '-f', file, '-n', join(folder, 'work'), '-s', 'malloc,64m']
  })
}
