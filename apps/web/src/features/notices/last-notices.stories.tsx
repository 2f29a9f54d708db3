import type { Meta, Story } from '@/lib/story'
import { LastNotices } from './last-notices'
import { sampleNotice, sampleNowMs } from './samples'

export default { component: LastNotices, title: 'notices/LastNotices' } satisfies Meta

type LastNoticesStory = Story<typeof LastNotices>

export const SomeNotices: LastNoticesStory = { args: { notices: [sampleNotice], nowMs: sampleNowMs } }
export const NothingYet: LastNoticesStory = {
  render: () => (
    <>
      <LastNotices notices={[]} nowMs={sampleNowMs} />
      <p>Sin avisos no se muestra.</p>
    </>
  ),
}
