import { paths } from '@oficio/contracts/paths'
import { dropDraft } from '../form/draft'
import { type FiledRequest, keepFiled } from './filed-request'

/** The request is filed: what was kept of the form goes, and a reload of the clean address shows the result. */
export function putAway(filed: FiledRequest): void {
  dropDraft()
  keepFiled(filed)
  window.history.replaceState(null, '', paths.serviceRequestForm())
}
