import type { QueueKind } from '@oficio/contracts/admin/queue'
import { getQueueRest } from '@oficio/domain/admin/queue/get-queue-rest'
import type { Account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { QueueBar } from '@/features/admin/queue/queue-bar'
import { itemPaths, queuePaths } from '@/features/admin/queue/queue-paths'

interface QueueRowProps {
  input: { ctx: Ctx; actor: Account; params: { id: string } }
  kind: QueueKind
}

/** The row above an item of a queue that leads to the next item. */
export async function QueueRow({ input: { ctx, actor, params }, kind }: QueueRowProps) {
  const { isWaiting, count, nextId } = await getQueueRest(ctx, actor, { kind, id: params.id })
  return (
    <QueueBar
      key={params.id}
      id={params.id}
      isWaiting={isWaiting}
      count={count}
      nextHref={nextId && itemPaths[kind](nextId)}
      listHref={queuePaths[kind]}
    />
  )
}
