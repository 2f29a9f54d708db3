import type pg from 'pg'

/** Returns the remaining work in words. Empty if everything is done. Clock jobs do not count. */
export async function describeRemainingWork(db: Pick<pg.ClientBase | pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ remainder: string }>(`
    SELECT format('%s × %s %s', count(*), task.identifier, max(job.last_error)) AS remainder
    FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE job.key IS NULL OR job.key NOT LIKE 'cron:%'
    GROUP BY task.identifier
    UNION ALL
    SELECT format('%s × unhandled notification', count(*)) FROM provider_notifications
    WHERE handled_at IS NULL HAVING count(*) > 0`)
  return rows.map(({ remainder }) => remainder)
}
