import { registerFields } from '@oficio/contracts/accounts/endpoints'
import { expect, it } from 'vitest'
import { deriveUsernames } from './derive-username'

it('every generated name is a name that its owner could have chosen', () => {
  const long = { firstName: 'Ana'.repeat(20), lastName: 'Gómez'.repeat(20), email: 'ana@correo.com' }
  const short = { firstName: 'Ñ', lastName: '', email: 'a@correo.com' }
  for (const person of [long, short])
    for (const name of deriveUsernames(person))
      expect(registerFields.shape.username.safeParse(name)).toEqual({ success: true, data: name })
})
