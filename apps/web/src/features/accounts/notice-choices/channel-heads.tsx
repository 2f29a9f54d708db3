import { channelTexts, type NoticeChannel } from '@oficio/contracts/kernel/notice-groups'

/** Width of a column from 640 px up, where the checkboxes are below the name of their channel. */
export const columnClass = 'sm:w-24'

/**
 * The column headings. They are hidden from screen readers, because each checkbox has its own label, which a phone
 * shows too.
 */
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
