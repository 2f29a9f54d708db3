import { paths } from '@oficio/contracts/paths'
import { dropDraft, readDraft } from '../draft/draft'
import { keepLastClient } from '../draft/last-client'
import { type FiledRequest, keepFiled } from './filed-request'

/**
 * The request is filed: what was kept of the form goes but for who asked and where, which the next one is likely to
 * repeat; and a reload of the clean address shows the result.
 */
export function putAway(filed: FiledRequest): void {
  const draft = readDraft()
  if (draft) keepLastClient(draft.values)
  dropDraft()
  keepFiled(filed)
  window.history.replaceState(null, '', paths.serviceRequestForm())
}
