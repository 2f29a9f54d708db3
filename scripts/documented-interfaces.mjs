// We build on documented interfaces only: what Next or Node do inside changes with any of their versions.
import { readFileSync } from 'node:fs'

/** The only module with channels of our own; the channels of Node hand out requests and responses to be patched. */
const ownChannels = 'packages/context/src/metric-news.ts'

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

/** Returns a line for each place in these files that relies on the inside of Next or of Node. */
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
