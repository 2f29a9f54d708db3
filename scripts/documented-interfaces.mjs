// Finds code that relies on undocumented interfaces of Next or Node. We build on documented interfaces only, because
// internals may change with any version.
import { readFileSync } from 'node:fs'

/**
 * The only module with diagnostics channels of our own. Node's channels pass requests and responses, which invites
 * patching them.
 */
const ownChannels = 'packages/context/src/metric-events.ts'

/** Methods of Node's servers, requests, responses and sockets. */
const methods =
  'addListener|appendHeader|close|closeIdleConnections|destroy|emit|end|flushHeaders|getHeader|listen|off|on|once|pipe|removeHeader|setHeader|setHeaders|write|writeHead'

const rules = [
  { pattern: /(from|import\(|require\(|import)\s*['"]next\/dist\b/, fault: 'imports from inside of Next' },
  {
    pattern: /['"](node:)?diagnostics_channel['"]/,
    fault: 'listens to the channels of Node',
    isExempt: (file) => file === ownChannels,
  },
  {
    pattern: new RegExp(`(?<!\\bthis|\\.prototype)\\.(${methods})\\s*=(?![=>])`),
    fault: 'patches a method of Node',
  },
  { pattern: /\.prototype(\.\w+|\[[^\]]+\])\s*=(?!=)/, fault: 'patches a prototype' },
  {
    pattern: /Object\.(assign|defineProperty)\(\s*(\w+\.prototype|response|request|server|socket)\b/,
    fault: 'patches an object of Node',
  },
  { pattern: /['"`]x-next-/, fault: 'uses a header that Next does not document' },
]

/** Returns a line for each place in these files that relies on internals of Next or Node. */
export function findUndocumented(files, read = (file) => readFileSync(file, 'utf8')) {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) =>
        rules
          .filter(({ pattern, isExempt }) => pattern.test(line) && !isExempt?.(file))
          .map(({ fault }) => `${file}:${at + 1} ${fault}`),
      ),
  )
}
