import type { Ctx } from '@oficio/domain/kernel/ctx'
import type pg from 'pg'
import type { StandIn } from './stand-in'

/** The setting in which people pay and subscribe, with or without real processes. */
export interface PaymentScene {
  ctx: Ctx
  standIn: StandIn
  /** A connection for the drill's own queries. */
  db: pg.Client
}
