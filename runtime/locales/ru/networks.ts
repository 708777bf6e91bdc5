import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/**
 * The words of choosing and switching networks, in Russian.
 * `{wallet}` may be “кошельке” while switching, so it follows “в”.
 */
export const networks = {
  networks: {
    title: 'Выберите сеть',
    list: 'Сети',
    search: 'Поиск сетей',
    results: {
      one: 'Найдена {count} сеть',
      few: 'Найдено {count} сети',
      many: 'Найдено {count} сетей',
      other: 'Найдено {count} сети',
    },
    none: 'Нет сетей по запросу «{query}»',
    noneText: 'Введите часть названия или ID сети.',
    clear: 'Очистить поиск',
    current: 'Текущая',
    wallet: 'Ваш кошелёк',
    app: 'Это приложение',
    testnet: 'Тестовая сеть',
    blocked: 'Недоступно в {wallet}',
    apart: 'В приложении выбрана сеть {app}. В вашем кошельке — {wallet}.',
    switchWallet: 'Сменить сеть кошелька',
    help: 'Что такое сеть?',
  },
  unsupportedChain: {
    title: 'Сменить сеть',
    text: 'В кошельке выбрана сеть {network}, которую это приложение не использует. Выберите сеть ниже или отключитесь.',
    disconnect: 'Отключить',
  },
  switching: {
    title: 'Сменить сеть',
    waiting: 'Подтвердите в {wallet}',
    yourWallet: 'кошельке',
    hints: [
      'Запрашиваем переход в сеть {network}.',
      'Кошелёк спросит вас перед переходом в сеть {network}.',
      'Подтвердите запрос в {wallet}. Окно кошелька может быть за этим.',
      'Ответа пока нет. Снимите блокировку и найдите открытый запрос в {wallet} или отмените и попробуйте снова.',
    ],
    embedded: 'Переход в сеть {network}…',
    embeddedHints: [
      'Это займёт немного времени.',
      'Переход продолжается.',
      'Это занимает больше времени, чем обычно.',
      'Похоже, что-то мешает. Отмените и попробуйте снова.',
    ],
    byHand: 'Смените сеть в {wallet}',
    byHandText: 'Приложение не может сменить сеть в {wallet}. Выберите там {network}: приложение переключится следом.',
    back: 'Назад',
    done: 'Сеть переключена',
    doneText: 'Вы в сети {network}.',
  },
  switchActiveChain: {
    title: 'Сменить сеть',
    heading: 'Перейти в {namespace}',
    text: '{wallet} не поддерживает {network}. Подключите подходящий кошелёк: текущий останется подключённым.',
    yourWallet: 'Ваш кошелёк',
    switch: 'Перейти',
    cancel: 'Отмена',
  },
  whatIsANetwork: {
    title: 'Что такое сеть?',
    record: 'Общий реестр',
    recordText:
      'Сеть — это реестр, который вместе ведут многие компьютеры. В него записывается всё, что вы отправляете или обмениваете, и никто не может незаметно это изменить.',
    apart: 'Каждая сама по себе',
    apartText:
      'Ваш адрес может быть одинаковым в нескольких сетях, но то, что лежит в одной, не видно в других. Комиссии и скорость тоже различаются.',
    more: 'Подробнее',
    moreUrl: 'https://ethereum.org/ru/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
