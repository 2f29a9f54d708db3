import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import { expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { getPublicProfile } from '../../search/profile/get-public-profile'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext } from '../../testing/test-context'
import { changeWorkingHours } from './change-working-hours'

it('the public page says when a professional attends to clients, or nothing', async () => {
  const ctx = await createTestContext()
  const { id, userId } = await buildProfessional(ctx)
  const save = (hours: WeeklyHours | null) =>
    changeWorkingHours(ctx, account(userId, 'professional'), { hours })
  const publicHours = async () => (await getPublicProfile(ctx, visitor(), { id })).hours
  expect(await publicHours()).toBeNull()
  expect(await save(usualHours)).toEqual({ hours: usualHours })
  expect(await publicHours()).toEqual(usualHours)
  const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  expect(await save(never)).toEqual({ hours: null })
  expect(await publicHours()).toBeNull()
  await save(usualHours)
  await save(null)
  expect(await publicHours()).toBeNull()
})

it('nobody says so whose registration is not decided about', async () => {
  const ctx = await createTestContext()
  const { userId } = await buildProfessional(ctx, { status: 'rejected' })
  const saving = changeWorkingHours(ctx, account(userId, 'professional'), { hours: usualHours })
  await expect(saving).rejects.toMatchObject({ code: 'registration_undecided' })
})
