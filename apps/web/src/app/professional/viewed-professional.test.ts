import { paths } from '@oficio/contracts/paths'
import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import { expect, it } from 'vitest'
import { resolveViewedProfessional } from './viewed-professional'

// The function reads only the role.
const callerWithRole = (role: string) => ({ role }) as Principal

it('leads an admin who chose no professional to the list of professionals', () => {
  for (const professionalId of [undefined, '', 'not-an-id'])
    expect(() => resolveViewedProfessional(callerWithRole('admin'), professionalId)).toThrow(
      expect.objectContaining({ digest: expect.stringContaining(paths.chooseProfessional()) }),
    )
})

it('shows a professional their own page, whatever the address names', () => {
  const other = '01df0217-0d80-7000-8000-000000000001'
  expect(resolveViewedProfessional(callerWithRole('professional'), other)).toEqual({
    professionalId: undefined,
    isOwn: true,
  })
  expect(resolveViewedProfessional(callerWithRole('admin'), other)).toEqual({
    professionalId: other,
    isOwn: false,
  })
})
