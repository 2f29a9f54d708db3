import type pg from 'pg'

export interface HeldJob {
  id: string
  name: string
  /** Id of the request, of the refund, or of the first mail. */
  subjectId: string
}

/** Delays new jobs with these names until the drill releases them, so that each kill hits a chosen job. */
export async function holdBackJobs(db: pg.ClientBase, names: readonly string[]): Promise<void> {
  const jobNames = names.map((name) => `'${name}'`).join(', ')
  await db.query(`
    CREATE FUNCTION drill_hold_back() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier IN (${jobNames})) THEN
        NEW.run_at := now() + interval '1 hour';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER drill_hold_back BEFORE INSERT ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION drill_hold_back();`)
}

/** Stops delaying jobs. */
export async function stopHoldingBack(db: pg.ClientBase): Promise<void> {
  await db.query(`
    DROP TRIGGER IF EXISTS drill_hold_back ON graphile_worker._private_jobs;
    DROP FUNCTION IF EXISTS drill_hold_back();`)
}

/** Returns the waiting jobs with that name, oldest first. */
export async function heldJobs(db: pg.ClientBase, name: string): Promise<HeldJob[]> {
  const { rows } = await db.query<HeldJob>(
    `SELECT job.id, task.identifier AS name,
       coalesce(job.payload ->> 'requestId', job.payload ->> 'mailId', job.payload -> 'mailIds' ->> 0,
         job.payload ->> 'refundId') AS "subjectId"
     FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
     WHERE task.identifier = $1 ORDER BY job.id`,
    [name],
  )
  return rows
}

/** Makes these jobs due now. */
export async function letGo(db: pg.ClientBase, jobs: HeldJob[]): Promise<void> {
  await db.query('SELECT graphile_worker.reschedule_jobs($1::bigint[], run_at => now())', [
    jobs.map(({ id }) => id),
  ])
}

/** Whether the job was done and deleted from the table. */
export async function isDone(db: pg.ClientBase, job: Pick<HeldJob, 'id'>): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM graphile_worker._private_jobs WHERE id = $1', [job.id])
  return rowCount === 0
}
