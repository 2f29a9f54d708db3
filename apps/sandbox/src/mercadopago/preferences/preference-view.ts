import { asObject } from '../http/fields'
import { snakeCaseKeys } from '../payments/snake-case-keys'
import { toProviderDate } from '../store/dates'
import type { Preference } from '../store/records'
import { seller, type World } from '../world'

/** Returns a preference in the format of the API: the sent body and the fields that the provider adds. */
export function preferenceView(
  { origin }: World,
  { id, body, createdAt }: Preference,
): Record<string, unknown> {
  const page = `${origin}/checkout/v1/redirect?pref_id=${id}`
  return {
    additional_info: '',
    auto_return: '',
    back_urls: { success: '', pending: '', failure: '' },
    binary_mode: false,
    expires: false,
    external_reference: null,
    notification_url: null,
    marketplace: 'NONE',
    marketplace_fee: 0,
    statement_descriptor: null,
    ...body,
    metadata: snakeCaseKeys(asObject(body.metadata)),
    id,
    init_point: page,
    sandbox_init_point: page,
    client_id: seller.applicationId,
    collector_id: Number(seller.id),
    date_created: toProviderDate(createdAt),
    operation_type: 'regular_payment',
    processing_modes: ['aggregator'],
    site_id: 'MLA',
  }
}
