import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { timestamp } from '../fields'
import { settingKeys } from './settings'

/** A value of a setting and the moment from which it applies. */
const settingValue = z.object({
  value: z.number(),
  validFrom: timestamp,
  /** The admin who set it; null if none is recorded. */
  setBy: z.string().nullable(),
  createdAt: timestamp,
})

export const settingForAdmin = z
  .object({
    key: z.enum(settingKeys),
    /** The current value. */
    value: z.number(),
    /** Start of the current value; null for the initial value. */
    validFrom: timestamp.nullable(),
    /** Previous values, newest first (at most 20), without the initial value. */
    past: z.array(settingValue),
    /** Scheduled values, the next one first. */
    future: z.array(settingValue),
    /** Number of decisions so far; a new decision must send it. */
    decisions: z.number(),
  })
  .meta({ id: 'Setting' })
export type SettingForAdmin = z.infer<typeof settingForAdmin>

const tag = 'Administración'
const params = z.object({ key: z.enum(settingKeys) })

export const listSettingHistoryEndpoint = defineEndpoint({
  name: 'listSettingHistory',
  summary: 'Lists prices and limits: the current, earlier and scheduled values.',
  tag,
  method: 'GET',
  path: '/admin/settings',
  access: ['admin'],
  response: z.object({ settings: z.array(settingForAdmin) }),
})

export const changeSettingEndpoint = defineEndpoint({
  name: 'changeSetting',
  summary: 'Sets a price or limit from a given moment on, or immediately if none is given.',
  tag,
  method: 'POST',
  path: '/admin/settings/{key}',
  access: ['admin'],
  params,
  body: z.object({
    value: z.number('Escribí un número.'),
    validFrom: timestamp.optional(),
    /**
     * Optimistic lock: the number of decisions that the admin has seen. If absent, later decisions of others are
     * overwritten.
     */
    decisions: z.number().int().min(0).optional(),
  }),
  response: settingForAdmin,
  stepUp: true,
  errors: ['setting_taken', 'setting_decided'],
})

export const withdrawSettingEndpoint = defineEndpoint({
  name: 'withdrawSetting',
  summary: 'Withdraws a scheduled value.',
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
