import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Chinese. */
export const allWallets = {
  moreWallets: { title: '所有钱包' },
  allWallets: {
    list: '可用钱包',
    loading: '正在加载钱包',
    search: '搜索钱包',
    clear: '清除搜索',
    results: { other: '找到 {count} 个钱包' },
    certified: '仅限认证',
    certifiedOn: '正在显示 WalletConnect 认证钱包',
    code: '显示二维码',
    installed: '已安装',
    none: '未找到钱包',
    noneText: '换个名称试试，或用任意钱包扫描二维码。',
    emptyText: '用任意钱包扫描二维码即可连接。',
    cut: '部分钱包未能加载。',
    retry: '重试',
  },
} satisfies TranslatedFeature<typeof manifest>
