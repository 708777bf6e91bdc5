import type { TranslatedFeature } from '../../core/words.js'
import type { connect as manifest } from '../../features/connect/schema.js'

/** The words of connecting, in Simplified Chinese. A space sets names in Latin letters apart. */
export const connect = {
  connect: {
    title: '连接钱包',
    list: '钱包',
    recent: '最近使用',
    installed: '已安装',
    multichain: '多链',
    ambiguous: '另一个钱包也自称 {rdns}',
    help: '什么是钱包？',
    or: '或',
    wallets: '使用钱包继续',
  },
  connecting: {
    title: '连接钱包',
    waiting: '请在 {wallet} 中继续',
    hints: [
      '正在向钱包请求连接。',
      '请在钱包中批准连接。此页面只能看到您共享的地址。',
      '请打开 {wallet} 并确认。它的窗口可能被当前窗口遮住了。',
      '仍在等待。请解锁 {wallet} 并查看待处理的请求，或取消后重试。',
    ],
    done: '已连接',
    doneText: '您已通过 {wallet} 连接。',
    linked: '已经连接',
    linkedText: '要使用其他账户，请在 {wallet} 中选择，此处会自动更新。',
    linkedButton: '查看账户',
  },
  noWallet: {
    title: '此浏览器中没有钱包',
    titleOf: '此浏览器中没有 {family} 钱包',
    text: '安装钱包并重新加载此页面后，钱包会显示在这里。',
    onMobile: '钱包应用自带浏览器。在其中打开此页面，钱包就会显示在这里。',
    find: '查找钱包',
    copyPage: '复制页面链接',
    pageCopied: '链接已复制',
    notCopied: '无法复制链接',
  },
  families: {
    eip155: 'EVM 网络',
    solana: 'Solana',
    bip122: 'Bitcoin',
    polkadot: 'Polkadot',
    cosmos: 'Cosmos',
  },
  multiChain: {
    title: '选择链',
    text: '{wallet} 支持多条链。您想在这里使用哪一条？',
    list: '链',
  },
  whatIsAWallet: {
    title: '什么是钱包？',
    key: '一把钥匙，通行众多应用',
    keyText: '无需再注册账户、设置密码，用钱包即可登录这里和其他应用。',
    home: '您的资产之家',
    homeText: '代币、藏品和门票都归您所有，不属于任何一个应用。',
    yes: '一切由您批准',
    yesText: '应用只能发出请求。每笔付款、每次签名都要等您在钱包中批准。',
    get: '获取钱包',
  },
  getWallet: {
    title: '获取钱包',
    list: '可获取的钱包',
    all: '浏览全部钱包',
  },
  downloads: {
    title: '获取 {wallet}',
    text: '请选择要在哪里使用 {wallet}。安装后请返回并重新加载此页面。',
    noLinks: '请在您常用的应用商店中查找 {wallet}。安装后请返回并重新加载此页面。',
    list: '获取途径',
    chrome_store: '浏览器扩展',
    app_store: 'iPhone 应用',
    play_store: 'Android 应用',
    homepage: '网站',
  },
} satisfies TranslatedFeature<typeof manifest>
