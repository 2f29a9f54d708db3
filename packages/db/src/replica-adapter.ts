import type { SqlQuery } from '@prisma/driver-adapter-utils'
import { Adapter, type AdapterParts } from './adapter'
import type { Replica } from './follow-replica'
import { isDatabaseAway, isReadOnlyRefusal } from './outage'

/**
 * Sends reads outside of transactions to a replica while it is fresh, and everything else to the primary. Falls back to
 * the primary if the replica does not answer, so that callers do not notice an outage of the replica.
 */
export class ReplicaAdapter extends Adapter {
  readonly #replica: Adapter
  readonly #state: Pick<Replica, 'isFresh' | 'lose'>

  constructor(primary: AdapterParts, replica: Adapter, state: Pick<Replica, 'isFresh' | 'lose'>) {
    super(primary)
    this.#replica = replica
    this.#state = state
  }

  override async connect() {
    const primary = await super.connect()
    const replica = await this.#replica.connect()
    const ask = primary.queryRaw
    primary.queryRaw = async (query: SqlQuery) => {
      if (!this.#state.isFresh()) return ask(query)
      try {
        return await replica.queryRaw(query)
      } catch (error) {
        if (isReadOnlyRefusal(error)) return ask(query)
        if (!isDatabaseAway(error)) throw error
        this.#state.lose()
        return ask(query)
      }
    }
    const end = primary.dispose.bind(primary)
    primary.dispose = async () => {
      await Promise.all([end(), replica.dispose()])
    }
    return primary
  }
}
