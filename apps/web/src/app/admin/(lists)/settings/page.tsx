import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listSettingHistory } from '@oficio/domain/settings/list-setting-history'
import { PageFrame } from '@/components/layout/page-frame'
import { toField } from '@/features/settings/moment-field'
import { SettingItem } from '@/features/settings/setting-item'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminSettings, { title: panelMenu.adminSettings.label })

/** The admin page to change prices and limits of the site. */
export default page(pages.adminSettings, async ({ ctx, actor }) => {
  const { settings } = await listSettingHistory(ctx, actor)
  const earliest = toField(ctx.clock.now())
  return (
    <PageFrame
      title={panelMenu.adminSettings.label}
      trail={[workLink('admin'), { label: panelMenu.adminSettings.label }]}
      description="Precios y límites del sitio. Cada cambio vale desde el momento que elijas y queda registrado con tu nombre."
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {settings.map((setting) => (
          <li key={setting.key}>
            <SettingItem setting={setting} earliest={earliest} />
          </li>
        ))}
      </ul>
    </PageFrame>
  )
})
