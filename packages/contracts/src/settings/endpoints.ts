import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { timestamp } from '../fields'
import { settingKeys } from './settings'

const settingValue = z.object({
  value: z.number(),
  validFrom: timestamp,
  /** The admin who set it; null for a row that nobody signed. */
  setBy: z.string().nullable(),
  createdAt: timestamp,
})

export const settingForAdmin = z
  .object({
    key: z.enum(settingKeys),
    /** In force now. */
    value: z.number(),
    /** Since when; null while the first value holds. */
    validFrom: timestamp.nullable(),
    /** Values that held before the present one, newest first (at most 20), the first value aside. */
    past: z.array(settingValue),
    /** Values whose time has not come, the next one first. */
    future: z.array(settingValue),
    /** How often it was decided about, which whoever decides names. */
    decisions: z.number(),
  })
  .meta({ id: 'Setting' })
export type SettingForAdmin = z.infer<typeof settingForAdmin>

const tag = 'Administración'
const params = z.object({ key: z.enum(settingKeys) })

export const listSettingHistoryEndpoint = defineEndpoint({
  name: 'listSettingHistory',
  summary: 'Prices and limits: what holds now, what held before and what is to come.',
  tag,
  method: 'GET',
  path: '/admin/settings',
  access: ['admin'],
  response: z.object({ settings: z.array(settingForAdmin) }),
})

export const changeSettingEndpoint = defineEndpoint({
  name: 'changeSetting',
  summary: 'Sets a price or limit from a moment on; at once when none is named.',
  tag,
  method: 'POST',
  path: '/admin/settings/{key}',
  access: ['admin'],
  params,
  body: z.object({
    value: z.number('Escribí un número.'),
    validFrom: timestamp.optional(),
    /** How many decisions whoever decides has seen; left out: whatever somebody else decided meanwhile. */
    decisions: z.number().int().min(0).optional(),
  }),
  response: settingForAdmin,
  stepUp: true,
  errors: ['setting_taken', 'setting_decided'],
})

export const withdrawSettingEndpoint = defineEndpoint({
  name: 'withdrawSetting',
  summary: 'Takes back a value whose time has not come.',
  tag,
  method: 'POST',
  path: '/admin/settings/{key}/withdrawal',
  access: ['admin'],
  params,
  body: z.object({ validFrom: timestamp }),
  response: settingForAdmin,
  stepUp: true,
  errors: ['not_found', 'setting_needed'],
})
