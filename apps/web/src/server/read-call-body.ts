import type { Endpoint } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '@oficio/domain/context/actor'
import type { Ctx } from '@oficio/domain/context/ctx'
import { storePhoto } from '@oficio/domain/photos/store-photo'
import { contentType, readJson } from './read-body'
import { readMultipart } from './read-multipart'

/** Each upload may hold one file of 10 MB in memory. */
const uploadsAtOnce = 24
let uploads = 0

/**
 * Returns the unparsed body of a call, {} where there is none. Files of a multipart body are stored as they arrive and
 * stand in it as their ids, exactly as a page that uploads them one by one sends them.
 */
export async function readCallBody(
  ctx: Ctx,
  actor: Actor,
  endpoint: Endpoint,
  request: Request,
): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const { files } = endpoint
  if (!files || contentType(request.headers) !== 'multipart/form-data') return readJson(request)
  if (uploads >= uploadsAtOnce) throw new AppError('unavailable')
  uploads += 1
  try {
    const store = async (bytes: Uint8Array) => (await storePhoto(ctx, actor, { bytes })).id
    const { fields, fileIds } = await readMultipart(request, files, store)
    return fileIds.length > 0 ? { ...fields, photoIds: fileIds } : fields
  } finally {
    uploads -= 1
  }
}
