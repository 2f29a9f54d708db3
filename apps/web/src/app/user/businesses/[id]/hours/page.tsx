import { pages } from '@oficio/contracts/pages'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { HoursEditor } from '@/features/businesses/editing/hours-editor'
import { page, readHead } from '@/server/page'
import { ByScripts, DeskPage } from '../desk-page'
import { readOwnBusiness } from '../read-business'

export const generateMetadata = readHead(pages.userBusinessHours, async (input) => ({
  title: `Horarios de ${(await readOwnBusiness(input)).business.name}`,
}))

/** The page on which the owner edits the opening hours of a business. */
export default page(pages.userBusinessHours, async (input) => {
  const own = await readOwnBusiness(input)
  return (
    <DeskPage own={own} part="hours">
      <ByScripts>
        <HoursEditor own={own} today={calendarDay(input.ctx.clock.now())} />
      </ByScripts>
    </DeskPage>
  )
})
