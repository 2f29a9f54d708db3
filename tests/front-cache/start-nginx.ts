import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '@oficio/launcher/ports'
import { root } from '@oficio/launcher/root'
import { adapt, type RunningProgram, runProgram } from './run-program'

/**
 * Starts nginx in front of the given web processes, with the configuration for operators. Uses the named port or a free
 * one.
 */
export async function startNginx(webOrigins: readonly string[], namedPort?: number): Promise<RunningProgram> {
  const port = namedPort ?? (await findFreePort())
  const servers = webOrigins.map((origin) => `server ${new URL(origin).host} max_fails=0;`)
  return runProgram(`http://127.0.0.1:${port}`, async (folder) => {
    const shippedConfig = await readFile(join(root, 'deploy/nginx/front-cache.conf'), 'utf8')
    await mkdir(join(folder, 'cache'))
    const adaptedConfig = adapt(shippedConfig, {
      'server 127.0.0.1:3000 max_fails=0;': servers.join(' '),
      'listen 8080;': `listen 127.0.0.1:${port};`,
      '/var/cache/nginx/': `${folder}/cache/`,
    })
    await writeFile(join(folder, 'front-cache.conf'), adaptedConfig)
    await writeFile(join(folder, 'nginx.conf'), mainFile(folder))
    return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  })
}

/** The settings of a distribution's own nginx.conf, in a temporary folder. */
const mainFile = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/front-cache.conf;
}
`
