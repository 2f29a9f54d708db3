import type { Endpoint, ResponseOf } from '@oficio/contracts/endpoint'
import { ApiError, addressOf, readApiError } from './api-client'

interface UploadOptions {
  /** Called with the progress, 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** An upload without progress for this long is aborted. The whole upload may take longer on a phone. */
const silenceMs = 30_000

/**
 * Sends one file as the endpoint's only file field and returns the response. Throws ApiError, with code `network` also
 * if aborted or without progress for 30 s. Uses XMLHttpRequest, because fetch does not report upload progress.
 */
export function uploadFile<E extends Endpoint>(
  endpoint: E,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<ResponseOf<E>> {
  const form = new FormData()
  const [field = 'file'] = Object.keys(endpoint.files ?? {})
  form.append(field, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let silence = setTimeout(abort, silenceMs)
    request.open(endpoint.method, addressOf(endpoint))
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      clearTimeout(silence)
      silence = setTimeout(abort, silenceMs)
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      const isDone = request.status >= 200 && request.status < 300
      // The cast is safe, because the server parsed the response with the same contract.
      if (isDone) resolve(request.response as ResponseOf<E>)
      else reject(readApiError(request.status, request.response))
    }
    request.onerror = () => reject(new ApiError('network'))
    request.onabort = () => reject(new ApiError('network'))
    request.onloadend = () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', abort)
    }
    if (signal?.aborted) return reject(new ApiError('network'))
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}
