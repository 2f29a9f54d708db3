import { pages } from '@oficio/contracts/pages'
import { siteSettings } from '@/app/site-settings'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { DataRightsPage } from '@/features/support/data-requests/data-rights-page'
import { dataRequestKindChoices } from '@/features/support/data-requests/kinds'
import { dataRights } from '@/features/support/data-requests/texts'
import { head, page } from '@/server/page'
import { getPrincipal } from '@/server/sessions/session'

export const metadata = head(pages.dataRights, dataRights)

/** The form for requests about personal data: a copy, a correction or a deletion. */
export default page(pages.dataRights, async () => {
  const { site, provider } = siteSettings()
  const principal = await getPrincipal()
  return (
    <DataRightsPage
      kinds={dataRequestKindChoices()}
      knownEmail={principal?.user.email ?? ''}
      withoutScripts={
        <WithoutScripts
          subject="Para enviar este formulario"
          supportEmail={site.supportEmail}
          phone={provider.phone}
        />
      }
    />
  )
})
