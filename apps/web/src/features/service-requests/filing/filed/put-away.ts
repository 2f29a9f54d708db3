import { paths } from '@oficio/contracts/paths'
import { dropKeptForm, readKeptForm } from '../kept/kept-form'
import { keepLastClient } from '../kept/last-client'
import { type FiledRequest, keepFiled } from './filed-request'

/**
 * The request is filed: what was kept of the form goes but for who asked and where, which the next one is likely to
 * repeat; and a reload of the clean address shows the result.
 */
export function putAway(filed: FiledRequest): void {
  const kept = readKeptForm()
  if (kept) keepLastClient(kept.values)
  dropKeptForm()
  keepFiled(filed)
  window.history.replaceState(null, '', paths.serviceRequestForm())
}
