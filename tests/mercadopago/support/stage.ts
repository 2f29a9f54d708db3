import { createTestContext } from '@oficio/domain/testing/test-context'
import { openStage, type Stage } from './open-stage'

export type { Stage, StageCtx } from './open-stage'

/** Starts site and stand-in on free ports with an empty database. */
export async function startStage(options: { siteSecret?: string } = {}): Promise<Stage> {
  return openStage({ base: await createTestContext(), ...options })
}
