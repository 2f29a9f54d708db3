import { asObject, asText } from '../http/fields'
import type { Preference } from '../store/records'

export interface Method {
  id: string
  type: string
  label: string
  hint: string
}

const methods: Method[] = [
  {
    id: 'master',
    type: 'credit_card',
    label: 'Tarjeta de crédito',
    hint: 'Mastercard de prueba, termina en 0604',
  },
  { id: 'debmaster', type: 'debit_card', label: 'Tarjeta de débito', hint: 'Mastercard de prueba' },
  { id: 'account_money', type: 'account_money', label: 'Dinero en cuenta', hint: 'Saldo de la billetera' },
]

const later: (Method & { statusDetail: string })[] = [
  {
    id: 'rapipago',
    type: 'ticket',
    label: 'Efectivo en Rapipago',
    hint: 'Queda pendiente hasta que se paga el cupón',
    statusDetail: 'pending_waiting_payment',
  },
  {
    id: 'cvu',
    type: 'bank_transfer',
    label: 'Transferencia',
    hint: 'Queda pendiente hasta que llega',
    statusDetail: 'pending_waiting_transfer',
  },
]

/** Returns the immediate payment methods that the preference does not exclude. */
export const methodsOf = (preference: Preference) => methods.filter(isAllowed(preference))

/** Returns the methods to pay later, such as cash tickets. Returns none if the preference is in binary mode. */
export const laterMethodsOf = (preference: Preference) =>
  preference.body.binary_mode === true ? [] : later.filter(isAllowed(preference))

function isAllowed({ body }: Preference): (method: Method) => boolean {
  const { excluded_payment_types: types, excluded_payment_methods: names } = asObject(body.payment_methods)
  const [noTypes, noNames] = [idsOf(types), idsOf(names)]
  return ({ id, type }) => !noTypes.includes(type) && !noNames.includes(id)
}

function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.flatMap((entry) => asText(asObject(entry).id) ?? []) : []
}
