import type { NoticeChannel } from '@oficio/contracts/kernel/notice-groups'

/** What people call the channels. */
export const channelTexts: Record<NoticeChannel, string> = {
  mail: 'Email',
  site: 'En el sitio',
  push: 'Dispositivos',
}

/** Width of a column from 640 px up, where the boxes stand below their channel's name. */
export const columnClass = 'sm:w-24'

/** The names of the columns. For screen readers each box says its own, as on a phone. */
export function ChannelHeads({ channels }: { channels: readonly NoticeChannel[] }) {
  return (
    <div
      aria-hidden
      className="hidden justify-end border-b px-5 py-3 text-sm font-semibold text-muted-foreground sm:flex md:px-6"
    >
      {channels.map((channel) => (
        <span key={channel} className={`${columnClass} text-center`}>
          {channelTexts[channel]}
        </span>
      ))}
    </div>
  )
}
