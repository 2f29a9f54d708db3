import type { Ctx } from '@oficio/domain/kernel/ctx'
import type pg from 'pg'
import type { StandIn } from './stand-in'

/** Where people pay and subscribe: with real processes around it, or without. */
export interface PaymentScene {
  ctx: Ctx
  standIn: StandIn
  /** A connection for what only a drill asks of the database. */
  db: pg.Client
}
