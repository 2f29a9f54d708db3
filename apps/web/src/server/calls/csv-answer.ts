import 'server-only'
import { privateCaching } from './answers'

/** Returns a table as a CSV download. Sends each line as it is read. */
export function csvAnswer({
  fileName,
  lines,
}: {
  fileName: string
  lines: AsyncGenerator<string>
}): Response {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { value, done } = await lines.next()
      if (done) stream.close()
      else stream.enqueue(bytes.encode(value))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': privateCaching,
      'x-content-type-options': 'nosniff',
    },
  })
}
