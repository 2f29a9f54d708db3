import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { openWebSession } from '../../../accounts/sessions/open-web-session'

// In page order, because the error summary uses this order.
export const accountNames = [
  'firstName',
  'lastName',
  'username',
  'email',
  'password',
  'confirmPassword',
] as const
export const moreNames = ['rubros', 'phone', 'address', 'companyName', 'taxId', 'description'] as const
const names = [...accountNames, ...moreNames, 'website'] as const

export type DirectFaults = Partial<Record<(typeof names)[number], string>>

/** State of the direct registration. A refusal by the server keeps all typed values. */
export const useDirectForm = (onDone: (message: string) => void) =>
  useTextForm({
    names,
    schema: () => import('./direct-schema').then(({ directSchema }) => directSchema),
    send: async (values) => {
      const { registerDirectlyEndpoint } = await loadPart(import('@oficio/contracts/professionals/joining'))
      const { rubroIdsOf } = await loadPart(import('./direct-schema'))
      const body = { ...values, rubros: rubroIdsOf(values.rubros) }
      const { message } = await callApi(registerDirectlyEndpoint, { body })
      // The account exists even if the login fails.
      await openWebSession({ username: values.email, password: values.password }).catch(() => undefined)
      onDone(message)
      return null
    },
  })
