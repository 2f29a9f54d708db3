import { refuse } from '../http/api-error'
import { isAddress } from '../http/check-url'
import { asNumber, asObject, asText, type Fields, isObject } from '../http/fields'
import { readDate } from '../store/dates'
import { toCentavos } from '../store/money'

/**
 * Throws the error that the provider would return for an invalid preference. Uses the provider's words if they are
 * known.
 */
export function checkPreference(body: Fields, isStrict: boolean): void {
  checkItems(body.items)
  checkReturn(body, isStrict)
  checkDates(body)
  checkMethods(body.payment_methods)
  if (body.binary_mode !== undefined && typeof body.binary_mode !== 'boolean') {
    refuse(400, 'invalid_binary_mode', 'binary_mode must be boolean')
  }
  if (asText(body.notification_url) && !isAddress(body.notification_url, isStrict)) {
    const description = 'notificaction_url attribute must be url valid'
    refuse(400, 'bad_request', description, { code: 4020, description })
  }
}

/** Returns the total price of all items, in centavos. */
export function totalCentavosOf(items: unknown): number {
  const list = Array.isArray(items) ? items.map(asObject) : []
  return list.reduce(
    (sum, { unit_price, quantity }) =>
      sum + toCentavos(asNumber(unit_price) ?? 0) * (asNumber(quantity) ?? 1),
    0,
  )
}

function checkItems(items: unknown): void {
  if (!Array.isArray(items) || items.length === 0) {
    refuse(400, 'invalid_items', 'items needed')
  }
  for (const item of items.map(asObject)) {
    if (!(Number(item.unit_price) > 0) || asNumber(item.unit_price) === null) {
      refuse(400, 'invalid_items', 'unit_price invalid')
    }
    const quantity = item.quantity === undefined ? 1 : asNumber(item.quantity)
    if (quantity === null || quantity < 1) refuse(400, 'invalid_items', 'quantity invalid')
    if (item.currency_id !== undefined && item.currency_id !== 'ARS') {
      refuse(400, 'invalid_items', 'currency_id invalid')
    }
  }
}

function checkReturn({ back_urls, auto_return }: Fields, isStrict: boolean): void {
  const urls = asObject(back_urls)
  for (const url of [urls.success, urls.pending, urls.failure]) {
    if (url !== undefined && url !== '' && !isAddress(url, false)) {
      refuse(400, 'invalid_back_urls', 'back_urls invalid. Wrong format')
    }
  }
  if (auto_return === undefined || auto_return === null || auto_return === '') return
  if (auto_return !== 'approved' && auto_return !== 'all') {
    refuse(400, 'invalid_auto_return', 'auto_return invalid')
  }
  if (isAddress(urls.success, isStrict)) return
  refuse(400, 'invalid_auto_return', 'auto_return invalid. back_url.success must be defined')
}

function checkDates(body: Fields): void {
  for (const name of ['expiration_date_from', 'expiration_date_to']) {
    if (body[name] && !readDate(body[name])) refuse(400, `invalid_${name}`, `${name} invalid`)
  }
  if (body.date_of_expiration && !readDate(body.date_of_expiration)) {
    refuse(400, 'invalid_date', 'date_of_expiration invalid')
  }
  const [from, to] = [readDate(body.expiration_date_from), readDate(body.expiration_date_to)]
  if (from && to && to <= from) {
    refuse(400, 'invalid_expiration_date_to', 'expiration_date_to must be after expiration_date_from')
  }
}

function checkMethods(methods: unknown): void {
  if (methods === undefined || methods === null) return
  const { installments, excluded_payment_types: types, excluded_payment_methods: names } = asObject(methods)
  const isList = (list: unknown) => list === undefined || (Array.isArray(list) && list.every(isObject))
  const count = installments === undefined || installments === null ? 1 : asNumber(installments)
  const isCounted = count !== null && Number.isInteger(count) && count >= 1 && count <= 36
  const excludedMethods = [types, names].flatMap((list) => (Array.isArray(list) ? list.map(asObject) : []))
  const isPayable = excludedMethods.every(({ id }) => id !== 'account_money')
  if (isObject(methods) && isList(types) && isList(names) && isCounted && isPayable) return
  refuse(400, 'invalid_payment_methods', 'payment_methods invalid')
}
