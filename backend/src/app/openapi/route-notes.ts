// Made by `npm run docs` from the comments of the controllers. Do not edit.
export const routeNotes: Readonly<Record<string, { about: string; shared?: string; answers: string }>> = {
  'AddressLookupController.lookUpAddress': {
    about: 'Returns street and town, or null when the register has none. 429 above sixty requests an hour.',
    answers: 'LookedUpAddress',
  },
  'HealthController.healthz': { about: 'The process lives.', answers: 'Health' },
  'HealthController.readyz': {
    about:
      'The process can do its work. 503 without the database (`down`), until every read model has passed the log as it was at the start (`starting`, or `down` without an event store), and for `DRAIN_S` seconds before the process ends (`stopping`), and when the log ends before what the readers have passed (`down`, `another log`). An event store that is away later, a reader that is behind or halted, and a full disk of the database make it `degraded`: it still reads. A part that fails has a reason and a code, such as `denied: NOAUTH`: `refused`, `unreachable`, `timeout`, `denied`, `full`, `not-writable`, `missing` or `failed`.',
    answers: 'Health',
  },
  'MetricsController.readMetrics': {
    about:
      'For Prometheus, with `Authorization: Bearer METRICS_TOKEN`. 404 `not-found` for everybody else: nothing here can be guessed at.',
    answers: 'text/plain',
  },
  'OpenApiController.showDocs': {
    about: 'Every route, for people. 404 `not-found` in production.',
    answers: 'text/html',
  },
  'OpenApiController.readDocs': {
    about: 'The same as OpenAPI 3.1. 404 `not-found` in production.',
    answers: 'OpenApiDocument',
  },
  'CrawlersController.robots': {
    about: 'Where search engines may look, in the format of RFC 9309.',
    answers: 'text/plain',
  },
  'CrawlersController.sitemap': {
    about:
      'Every public page, active category and product on sale, with its picture and the date of its last change. Empty while the access gate is on. See sitemaps.org.',
    answers: 'application/xml',
  },
  'CrawlersController.llms': {
    about:
      'The shop, its pages, categories and products in Markdown for language models. 404 `not-found` while the access gate is on. See llmstxt.org.',
    answers: 'text/plain',
  },
  'SecurityTextController.text': {
    about: 'Where to report a vulnerability, in the format of RFC 9116. It expires in half a year, counted from today.',
    answers: 'text/plain',
  },
  'SecurityTextController.policy': {
    about: 'What we ask of people who find a vulnerability, in Dutch and English.',
    answers: 'text/plain',
  },
  'AdminProductImagesController.listImages': {
    about: 'Images in display order.',
    shared: '404 `not-found` when the product or the image does not exist.',
    answers: 'ProductImage[]',
  },
  'AdminProductImagesController.addImage': {
    about: '',
    shared: '404 `not-found` when the product or the image does not exist.',
    answers: 'ProductImage',
  },
  'AdminProductImagesController.reorderImages': {
    about: '',
    shared: '404 `not-found` when the product or the image does not exist.',
    answers: 'ProductImage[]',
  },
  'AdminProductImagesController.changeImage': {
    about: '',
    shared: '404 `not-found` when the product or the image does not exist.',
    answers: 'ProductImage',
  },
  'AdminProductImagesController.deleteImage': {
    about: '',
    shared: '404 `not-found` when the product or the image does not exist.',
    answers: 'nothing',
  },
  'AdminProductsController.listProducts': {
    about: 'Products, newest first. Search: name, slug. Status: `active` or `inactive`.',
    answers: 'AdminProduct[]',
  },
  'AdminProductsController.exportProducts': { about: '', answers: 'text/csv' },
  'AdminProductsController.findProduct': { about: '404 `not-found`.', answers: 'AdminProduct' },
  'AdminProductsController.createProduct': { about: '409 `slug-taken`.', answers: 'AdminProduct' },
  'AdminProductsController.changeProduct': {
    about: '404 `not-found`, 409 `slug-taken` or `product-changed`, 422 `stock-below-zero`.',
    answers: 'AdminProduct',
  },
  'AdminProductsController.deleteProduct': { about: 'Hides the product. 404 `not-found`.', answers: 'nothing' },
  'StorefrontController.listProducts': {
    about: 'All active products, or those of one category by its id.',
    answers: 'Product[]',
  },
  'StorefrontController.findProduct': {
    about:
      'One product by its slug. 404 when it does not exist or is hidden. `details` then holds its current slug, or the category of a removed product.',
    answers: 'ProductDetail',
  },
  'StorefrontController.listTexts': {
    about: 'The texts of all active products that the search reads.',
    answers: 'ProductText[]',
  },
  'StorefrontController.listCategories': { about: '', answers: 'ListedCategory[]' },
  'CheckoutController.createPaymentIntent': {
    about:
      'Prices the basket and responds with its payment. 409 `product-unavailable`, `out-of-stock` or `product-share` names a line that cannot be bought; 409 `already-paid` names the order of an equal basket paid within the hour, unless `again` is set; 409 `too-many-pieces` or `total-too-low`; 429 `too-much-held`, `too-many-checkouts` or `too-many-declines` for an address that holds or starts too much; 503 `checkout-busy`.',
    answers: 'PaymentIntentAnswer',
  },
  'CheckoutController.updatePaymentIntent': {
    about:
      "Binds or unbinds a discount code. 409 `total-mismatch` with the quote in `details`, 409 `payment-locked`, `already-paid`, `total-too-low` or `product-unavailable`, 404 `payment-not-found` for another shopper's payment, 400 `discount-unknown`, `discount-expired`, `discount-inactive`, `discount-minimum`, `discount-used-up`, `discount-first-order-only`, `discount-email-needed` or `discount-in-use` for a code that does not count, 429 after ten e-mail addresses an hour, or a hundred from one address, 503 `checkout-busy`.",
    answers: 'PaymentIntentAnswer',
  },
  'CheckoutController.settleCheckout': {
    about:
      "Settles this shopper's payment and responds with its state, with the order number and lines once there is an order. Does not wait for read models: lists may lag. 404 `payment-not-found`, also for another shopper's payment.",
    answers: 'SettledCheckout',
  },
  'DiscountCodesController.validateDiscountCode': {
    about:
      "Prices a code on this shopper's basket and remembers it for an hour. 400 `discount-unknown`, `discount-expired`, `discount-inactive`, `discount-minimum`, `discount-used-up`, `discount-first-order-only`, `discount-email-needed` or `discount-in-use`, with the sentence in `error` too; 429 after ten wrong codes a minute, or thirty an hour from one address, and after ten e-mail addresses an hour, or a hundred from one address.",
    answers: 'ValidDiscount',
  },
  'StripeWebhookController.receive': {
    about:
      'Stores the webhook event, then settles its payment. A handled event is ignored, and so is one about a payment that is not ours; a failure responds with 5xx, so that the provider retries. 403 `not-allowed` without a valid signature.',
    answers: 'Received',
  },
  'UnmatchedPaymentsController.listUnmatchedPayments': {
    about: 'Lists payments without an order, newest first, with the status of their refund.',
    answers: 'UnmatchedPayment[]',
  },
  'UnmatchedPaymentsController.refundUnmatchedPayment': {
    about: 'Refunds the payment. Idempotent. 403 `factor-needed`, 404 `not-found` for an unlisted payment.',
    answers: 'nothing',
  },
  'UnmatchedPaymentsController.orderUnmatchedPayment': {
    about:
      'Settles the payment again. 404 `not-found` for an unlisted payment, 409 `payment-unmatched` when it still fits no checkout.',
    answers: 'nothing',
  },
  'AdminCustomerDevicesController.listCustomerDevices': {
    about: 'The browsers in which the customer is logged in, the last used first.',
    answers: 'AdminCustomerDevice[]',
  },
  'AdminCustomerDevicesController.endCustomerDevices': {
    about: 'Logs the customer out everywhere. An unknown customer is not logged in anywhere.',
    answers: 'nothing',
  },
  'CustomerDevicesController.listDevices': {
    about: 'The browsers in which the customer is logged in: this one, then the last used.',
    answers: 'CustomerDevice[]',
  },
  'CustomerDevicesController.prove': {
    about:
      'Proves by a code of `/api/auth/send-code` who uses this session, for ten minutes. Starts no other one. 400 `wrong-login-code`, 429 after too many.',
    answers: 'nothing',
  },
  'CustomerDevicesController.endDevice': {
    about:
      'Logs another browser out. An id that is unknown, of somebody else or of this browser ends nothing. 403 `fresh-login-needed` without a login or a proof in the last ten minutes.',
    answers: 'nothing',
  },
  'CustomerDevicesController.endOtherDevices': {
    about: 'Logs all other browsers out. 403 `fresh-login-needed` as above.',
    answers: 'nothing',
  },
  'LoginController.sendCode': {
    about: 'Mails a code that is valid in this browser for ten minutes. 429 above the limits of decision 39.',
    answers: 'SentCode',
  },
  'LoginController.verifyCode': {
    about:
      'Logs in, creates the customer on the first login, and mails about an unknown browser on later ones. 400 `wrong-login-code` for every wrong code, 429 after too many.',
    answers: 'VerifiedLogin',
  },
  'LoginController.me': {
    about: 'The logged-in customer, or `null`. Clears an expired session together with the shopper id.',
    answers: 'Customer | null',
  },
  'LoginController.changeProfile': { about: '', answers: 'Customer' },
  'LoginController.logout': { about: '', answers: 'nothing' },
  'ShippingAddressesController.listAddresses': { about: '', answers: 'SavedAddress[]' },
  'ShippingAddressesController.addAddress': {
    about: '409 `too-many-addresses` above twenty.',
    answers: 'SavedAddress',
  },
  'ShippingAddressesController.changeAddress': {
    about: "404 `address-not-found`, also for another customer's address.",
    answers: 'SavedAddress',
  },
  'ShippingAddressesController.removeAddress': {
    about: "404 `address-not-found`, also for another customer's address.",
    answers: 'nothing',
  },
  'DevClockController.readClock': { about: '', shared: "The demo's clock.", answers: 'Clock' },
  'DevClockController.moveClock': {
    about:
      'Moves the clock by some days and renews what falls due. Demo subscribers get a test card first, because they never paid at the provider.',
    shared: "The demo's clock.",
    answers: 'Clock',
  },
  'DevMailsController.showMails': {
    about: '',
    shared: "The demo's mails, for people and for tests. 404 when SMTP is configured.",
    answers: 'text/html',
  },
  'DevMailsController.listMails': {
    about: '',
    shared: "The demo's mails, for people and for tests. 404 when SMTP is configured.",
    answers: 'DevMail[]',
  },
  'DevMailsController.showTemplates': {
    about: '',
    shared: "The demo's mails, for people and for tests. 404 when SMTP is configured.",
    answers: 'text/html',
  },
  'AdminInventoryController.registerStockChange': {
    about: 'Registers what happened on the shelf. 400 `stock-change-zero`, 422 `stock-below-zero`.',
    answers: 'RegisteredStockChange',
  },
  'AdminMailsController.listMails': {
    about: 'Mails with one status, by default those that failed.',
    answers: 'AdminMail[]',
  },
  'AdminMailsController.resendMail': {
    about: 'Retries a failed mail. 404 `mail-not-found` when it does not exist or did not fail.',
    answers: 'nothing',
  },
  'AdminOrdersController.changeOrderStatus': {
    about:
      'Sets any status; `cancelled` needs the permission `refund`, and 403 `factor-needed` asks for a fresh proof. 404 `order-not-found`, 409 `order-not-paid`, `order-cancelled` or `order-(partly-)withdrawn`.',
    answers: 'nothing',
  },
  'AdminOrdersController.previewCancellations': {
    about: 'Returns the refund and the ended subscriptions of a cancellation. Changes nothing.',
    answers: 'OrderCancellation[]',
  },
  'AdminOrdersController.changeOrderStatuses': {
    about:
      'Sets one status on several orders; `cancelled` needs the permission `refund`, and 403 `factor-needed` asks for a fresh proof. Lists the refused orders and changes the others.',
    answers: 'ChangedOrderStatuses',
  },
  'AdminPartnershipInquiriesController.listInquiries': { about: '', answers: 'AdminPartnershipInquiry[]' },
  'PartnershipInquiriesController.sendInquiry': {
    about:
      'Stores the inquiry and mails it to the shop only. 429 above five an hour, ten a day, or three a day from one address.',
    answers: 'nothing',
  },
  'AccessGateController.openGate': {
    about:
      'Opens the shop for this browser. 401 `wrong-access-code`, 429 after five wrong ones in a quarter of an hour.',
    answers: 'nothing',
  },
  'ProductImageFilesController.sendImage': {
    about: 'Sends one size of an uploaded picture. The headers let browsers show it as a picture only.',
    answers: 'image/webp',
  },
  'UploadController.uploadProductImage': {
    about:
      'Stores a picture, of an animation the first frame, and returns its address; smaller sizes follow by a job. 400 `upload-missing`, 413 `upload-too-large`, 415 `upload-type`, 422 `upload-too-many-pixels` or `upload-broken`.',
    answers: 'UploadedImage',
  },
  'QueueBoardController.showQueues': {
    about: 'The queue on screen, for whoever runs the shop: what waits, runs and failed. It changes nothing.',
    answers: 'text/html',
  },
  'QueueBoardController.showPart': {
    about:
      'Serves its pages, their files and the data that they request. 404 for a request that changes data, 503 `unavailable`.',
    answers: 'nothing',
  },
  'PolicyReportsController.receive': {
    about: 'Counts what a browser blocked, by directive, host and page. 429 above thirty reports in ten minutes.',
    answers: 'nothing',
  },
  'ProcessRefusalsController.listRefusals': {
    about: '',
    shared: 'Commands of processes that a rule refused.',
    answers: 'ProcessRefusal[]',
  },
  'ProcessRefusalsController.markRefusalHandled': {
    about: 'Marks an entry as handled by staff. 404 `not-found` unless it is on the list.',
    shared: 'Commands of processes that a rule refused.',
    answers: 'nothing',
  },
  'PrivacyController.exportData': {
    about: "Exports the customer's personal data as a file.",
    answers: 'CustomerExport',
  },
  'PrivacyController.sendCode': {
    about: 'Mails the code that confirms an erasure. 429 above the limits of decision 39.',
    answers: 'SentCode',
  },
  'PrivacyController.erase': {
    about:
      "Erases the customer's personal data for good; amounts and products stay. 400 `wrong-login-code`, 429 after too many codes.",
    answers: 'nothing',
  },
  'AdminCustomerListController.listCustomers': {
    about: 'Customers, newest first; a guest by the contact of the newest order. Search: name, e-mail, phone.',
    answers: 'AdminCustomer[]',
  },
  'AdminCustomerListController.exportCustomers': { about: '', answers: 'text/csv' },
  'AdminCustomerOrdersController.listCustomerOrders': {
    about: 'The orders of one customer, newest first. Their net amounts add up to `totalSpent`.',
    answers: 'AdminOrder[]',
  },
  'AdminOrderListController.listOrders': {
    about: 'Orders, newest first. Search: order number, customer name, e-mail (with the permission `sales`).',
    answers: '(AdminOrder | Parcel)[]',
  },
  'AdminOrderListController.exportOrders': { about: '', answers: 'text/csv' },
  'AdminOrderListController.findOrder': {
    about: 'One order with its lines, and with its amounts for the permission `sales`. 404 `order-not-found`.',
    answers: 'AdminOrderDetail | ParcelDetail',
  },
  'CustomerOrdersController.listOrders': { about: "One's own orders, newest first.", answers: 'CustomerOrder[]' },
  'CustomerOrdersController.findOrder': {
    about: "404 `order-not-found`, also for somebody else's.",
    answers: 'CustomerOrder',
  },
  'AdminReturnListController.listReturns': {
    about: 'Returns, newest first. Search: order number, customer name, e-mail (with the permission `sales`).',
    answers: '(AdminReturn | ReturnedParcel)[]',
  },
  'AdminReturnListController.exportReturns': { about: '', answers: 'text/csv' },
  'AdminReturnListController.findReturn': {
    about: 'One return, with its amounts for the permission `sales`. 404 `return-not-found`.',
    answers: 'AdminReturnDetail | ReturnedParcelDetail',
  },
  'OrderReturnsController.listOwn': {
    about: 'Empty for an order of another customer.',
    shared: 'The returns of an order, newest first; empty for an unknown order.',
    answers: 'OrderReturn[]',
  },
  'OrderReturnsController.list': {
    about: '',
    shared: 'The returns of an order, newest first; empty for an unknown order.',
    answers: '(OrderReturn | OrderReturnParcel)[]',
  },
  'AnalyticsController.dashboardStats': {
    about: '',
    shared: 'Figures of the shop. With `?on=YYYY-MM-DD` they are as they were when that day ended.',
    answers: 'DashboardStats',
  },
  'AnalyticsController.overview': {
    about: '',
    shared: 'Figures of the shop. With `?on=YYYY-MM-DD` they are as they were when that day ended.',
    answers: 'AnalyticsOverview',
  },
  'AnalyticsController.topProducts': {
    about: 'The ten products of which most pieces were sold.',
    shared: 'Figures of the shop. With `?on=YYYY-MM-DD` they are as they were when that day ended.',
    answers: 'TopProduct[]',
  },
  'AnalyticsController.revenueByDay': {
    about: '',
    shared: 'Figures of the shop. With `?on=YYYY-MM-DD` they are as they were when that day ended.',
    answers: 'RevenueDay[]',
  },
  'StockLedgerController.listMovements': {
    about: 'What staff registered, newest first; with `include=sales` every movement.',
    answers: 'InventoryEvent[]',
  },
  'StockLedgerController.exportMovements': { about: '', answers: 'text/csv' },
  'StockLedgerController.listLevels': {
    about: 'What lies on the shelf, now or when a day ended.',
    answers: 'StockLevel[]',
  },
  'StockLedgerController.findLedger': {
    about: '"Waarom is dit 47?": every movement of a product with what it left. 404 `not-found`.',
    answers: 'StockLedger',
  },
  'TimelineController.ofOrder': {
    about: '404 `order-not-found`.',
    shared: 'Newest first. 404 for an unknown id.',
    answers: 'TimelineEntry[]',
  },
  'TimelineController.ofSubscription': {
    about: '404 `subscription-not-found`.',
    shared: 'Newest first. 404 for an unknown id.',
    answers: 'TimelineEntry[]',
  },
  'TimelineController.ofReturn': {
    about: '404 `return-not-found`.',
    shared: 'Newest first. 404 for an unknown id.',
    answers: 'TimelineEntry[]',
  },
  'TimelineController.ofProduct': {
    about: '404 `not-found`.',
    shared: 'Newest first. 404 for an unknown id.',
    answers: 'TimelineEntry[]',
  },
  'TimelineController.ofCustomer': {
    about: '404 `not-found`.',
    shared: 'Newest first. 404 for an unknown id.',
    answers: 'TimelineEntry[]',
  },
  'QuizAdviceController.sendAdvice': {
    about:
      'Mails the advice for these answers. 429 above three mails an hour to one address, and above the daily caps.',
    answers: 'nothing',
  },
  'DisputesController.listDisputes': {
    about:
      'Lists disputes that the bank has not decided, earliest deadline first, and chargebacks that wait for staff.',
    answers: 'Dispute[]',
  },
  'DisputesController.markHandled': {
    about: 'Takes a chargeback off the list. 404 `not-found` unless it is on it.',
    answers: 'nothing',
  },
  'FailedRefundListController.listFailedRefunds': {
    about: '',
    shared: 'Lists failed refunds for those who may see payments; decisions need the permission `refund`.',
    answers: 'FailedRefund[]',
  },
  'FailedRefundsController.retryRefund': {
    about: 'Retries a failed refund. 404 `refund-not-found` unless it has failed, 403 `factor-needed`.',
    answers: 'nothing',
  },
  'FailedRefundsController.settleRefundByHand': {
    about:
      'Records that staff made a failed refund outside the shop; it is never retried. 404 `refund-not-found` unless it has failed, 403 `factor-needed`.',
    answers: 'nothing',
  },
  'FailedRefundsController.markHandled': {
    about: "Takes a failed refund in the provider's dashboard off the list. 404 `not-found` unless it is on it.",
    answers: 'nothing',
  },
  'AdminReturnsController.changeReturnStatus': {
    about:
      'Sets any status. The first completion requests the refund, is final and needs the permission `refund`. A rejection may carry a message. 403 `factor-needed`, 404 `return-not-found`, 409 `refund-too-high`, `refund-reason-missing`, `return-completed-otherwise` or `return-settled`.',
    answers: 'nothing',
  },
  'AdminOrderReturnsController.fileReturn': {
    about:
      '"Retour aanmelden" by staff. 404 `order-not-found`; 409 `order-cancelled`, `order-not-paid`, `nothing-to-return` or `return-exceeds-order`.',
    answers: 'FiledReturn',
  },
  'CustomerOrderReturnsController.fileReturn': {
    about:
      "Files a return of the customer's own order. 404 `order-not-found`, also for another's; 409 `order-cancelled`, `order-not-paid`, `nothing-to-return` or `return-exceeds-order`.",
    answers: 'FiledReturn',
  },
  'AdminWithdrawalsController.listWithdrawals': {
    about: 'Lists statements of withdrawal, newest first; `state=waiting` are those that staff decides about.',
    answers: 'AdminWithdrawal[]',
  },
  'AdminWithdrawalsController.markHandled': {
    about: 'Marks a statement as handled. 404 `not-found` unless it is unmatched.',
    answers: 'nothing',
  },
  'AdminWithdrawalsController.accept': {
    about:
      'Lets an unconfirmed statement take effect without the mailbox. Idempotent. 403 `factor-needed`, 409 `conflict` when it cannot.',
    answers: 'nothing',
  },
  'AdminWithdrawalsController.reject': {
    about: 'Ends an unconfirmed statement and its link. Idempotent. 409 `conflict` when it has taken effect.',
    answers: 'nothing',
  },
  'WithdrawalConfirmationsController.confirm': {
    about:
      'The mailbox confirms its statement by the token of the receipt. The response does not reveal whether an order matches.',
    answers: 'ConfirmedWithdrawal',
  },
  'WithdrawalsController.withdraw': {
    about:
      'Stores the statement; a job matches and mails, so that neither response nor timing reveals whether an order exists. It takes effect when the mailbox or staff confirms it, at once for a customer who is logged in. 429 above the limits of decision 61.',
    answers: 'nothing',
  },
  'AdminSettingsController.findSettings': {
    about: 'The shipping cost, and the amount from which shipping is free.',
    answers: 'AdminSettings',
  },
  'AdminSettingsController.saveSettings': { about: '', answers: 'AdminSettings' },
  'AdminSettingsController.findClaims': { about: 'The promises that the storefront shows.', answers: 'Claims' },
  'AdminSettingsController.saveClaims': { about: '', answers: 'Claims' },
  'ShopController.shop': { about: 'What the front end needs before its first render.', answers: 'ShopInfo' },
  'ShopController.shippingSettings': { about: '', answers: 'ShippingSettings' },
  'OwnAccountController.findOwnFactors': {
    about: 'The own factors, and whether one is required.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'OwnFactors',
  },
  'OwnAccountController.changeOwnPassword': {
    about:
      'Ends the other sessions. 400 `password-length`, `password-common`, `password-breached` or `password-initial`, 401 `wrong-credentials`, 403 `factor-needed`, 409 `conflict`, 429 `too-many-attempts`.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'nothing',
  },
  'OwnAccountController.prepareTotp': {
    about: 'A new secret for an app. It counts after its first code. 403 `factor-needed`.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'NewTotp',
  },
  'OwnAccountController.confirmTotp': {
    about:
      'Sets the app by its first code. Ends the other sessions. 401 `wrong-factor`, or `login-expired` after five minutes; 403 `factor-needed`.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'nothing',
  },
  'OwnAccountController.removeTotp': {
    about: 'Idempotent. 403 `factor-needed`, 409 `last-factor` while a factor is required.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'nothing',
  },
  'OwnAccountController.renewRecoveryCodes': {
    about: 'Ten new recovery codes, shown this once. 403 `factor-needed`.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'RecoveryCodes',
  },
  'OwnAccountController.preparePasskey': {
    about: 'What the browser needs to make a passkey. 403 `factor-needed`.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'PasskeyOptions',
  },
  'OwnAccountController.addPasskey': {
    about: 'Ends the other sessions. 401 `wrong-factor`, 403 `factor-needed`, 409 `too-many-factors` or `conflict`.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'nothing',
  },
  'OwnAccountController.removePasskey': {
    about: 'Idempotent. 403 `factor-needed`, 409 `last-factor` while a factor is required.',
    shared: 'The own account. Every change of a factor needs a fresh proof: 403 `factor-needed`.',
    answers: 'nothing',
  },
  'ProofController.checkProof': {
    about: 'For downloads, which a browser cannot repeat: 403 `factor-needed` without a fresh proof.',
    shared: 'Proves that the member of staff is still there. Opens for ten minutes what refuses with `factor-needed`.',
    answers: 'nothing',
  },
  'ProofController.provePassword': {
    about:
      'For accounts without a factor. 401 `wrong-credentials`, 403 `factor-needed` with a factor, 429 `too-many-attempts`.',
    shared: 'Proves that the member of staff is still there. Opens for ten minutes what refuses with `factor-needed`.',
    answers: 'nothing',
  },
  'ProofController.proveCode': {
    about: 'A code of the app or a recovery code. 401 `wrong-factor`, 429 `too-many-attempts`.',
    shared: 'Proves that the member of staff is still there. Opens for ten minutes what refuses with `factor-needed`.',
    answers: 'nothing',
  },
  'ProofController.prepareProof': {
    about: 'What the browser needs to ask for a passkey of the account.',
    shared: 'Proves that the member of staff is still there. Opens for ten minutes what refuses with `factor-needed`.',
    answers: 'PasskeyOptions',
  },
  'ProofController.provePasskey': {
    about: '401 `wrong-factor`.',
    shared: 'Proves that the member of staff is still there. Opens for ten minutes what refuses with `factor-needed`.',
    answers: 'nothing',
  },
  'ResetFactorsController.resetFactors': {
    about: "Removes the factors of a colleague who lost them and ends the colleague's sessions. 404 `not-found`.",
    answers: 'nothing',
  },
  'AdminStaffSessionsController.listSessions': {
    about: 'Sessions that still work, the last used first.',
    answers: 'StaffSession[]',
  },
  'AdminStaffSessionsController.endSession': { about: '404 `not-found` when it has ended.', answers: 'nothing' },
  'AdminStaffSessionsController.endSessions': { about: '', answers: 'nothing' },
  'AdminStaffController.listStaff': { about: '', shared: 'The accounts of staff.', answers: 'Colleague[]' },
  'AdminStaffController.inviteColleague': {
    about: 'Adds an account and mails a link to choose a password. 409 `staff-exists`.',
    shared: 'The accounts of staff.',
    answers: 'nothing',
  },
  'AdminStaffController.renewInvitation': {
    about:
      'Ends the sessions and mails a new link, which replaces the earlier one. 404 `not-found` for a disabled account.',
    shared: 'The accounts of staff.',
    answers: 'nothing',
  },
  'AdminStaffController.changeRole': {
    about: '409 `last-owner` when nobody else could manage accounts afterwards.',
    shared: 'The accounts of staff.',
    answers: 'nothing',
  },
  'AdminStaffController.disableColleague': {
    about: 'Ends the sessions, too. 409 `last-owner` when nobody else could manage accounts afterwards.',
    shared: 'The accounts of staff.',
    answers: 'nothing',
  },
  'AdminStaffController.enableColleague': {
    about: 'The account keeps its password and its role.',
    shared: 'The accounts of staff.',
    answers: 'nothing',
  },
  'InvitationsController.find': {
    about: 'Says whose link it is. 410 `invitation-expired` when it is unknown, used, replaced or older than 48 hours.',
    shared: 'The token of a link has 256 random bits, so that a limit of guesses is not needed.',
    answers: 'Invitation',
  },
  'InvitationsController.accept': {
    about:
      'Sets the password and ends every session of the account. 400 `password-length`, `password-common` or `password-breached`, 410 `invitation-expired` as above.',
    shared: 'The token of a link has 256 random bits, so that a limit of guesses is not needed.',
    answers: 'nothing',
  },
  'AdminLogbookController.listLogbook': {
    about: 'Acts of staff, newest first. Search: e-mail, subject, network, browser.',
    answers: 'LogbookEntry[]',
  },
  'AdminLogbookController.exportLogbook': {
    about: 'The list as a spreadsheet. 403 `factor-needed` without a fresh proof.',
    answers: 'text/csv',
  },
  'SecondStepController.sendCode': {
    about:
      'Takes a code of the app or a recovery code after the password. 401 `wrong-factor`, or `login-expired` five minutes after the password, in another browser, and for a second use. 429 above the limits of decision 69.',
    shared: 'The second step of the login, and the login with a passkey alone.',
    answers: 'StaffMember',
  },
  'SecondStepController.preparePasskey': {
    about: 'Returns the options of a passkey prompt: for the account whose password was right, else for any account.',
    shared: 'The second step of the login, and the login with a passkey alone.',
    answers: 'PasskeyOptions',
  },
  'SecondStepController.sendPasskey': {
    about: 'Logs in with a passkey. 401 `wrong-factor`. 429 above thirty attempts in a quarter of an hour.',
    shared: 'The second step of the login, and the login with a passkey alone.',
    answers: 'StaffMember',
  },
  'StaffRulesController.findStaffRules': {
    about: 'Whether a second step is required, and the refund from which staff proves to be there.',
    answers: 'StaffRules',
  },
  'StaffRulesController.saveStaffRules': { about: '', answers: 'StaffRules' },
  'OwnSessionsController.listOwnSessions': {
    about: 'Sessions that still work, the last used first.',
    shared: 'The own sessions of a member of staff.',
    answers: 'StaffSession[]',
  },
  'OwnSessionsController.endOwnSession': {
    about:
      'Ends one other session. 403 `factor-needed` without a fresh proof, 404 `not-found` for the session of the request, which the logout ends.',
    shared: 'The own sessions of a member of staff.',
    answers: 'nothing',
  },
  'OwnSessionsController.endOtherSessions': {
    about: 'Ends every session but that of the request. 403 `factor-needed` without a fresh proof.',
    shared: 'The own sessions of a member of staff.',
    answers: 'nothing',
  },
  'StaffLoginController.login': {
    about:
      'Starts a staff session, or names the factors of which one has to follow. 401 `wrong-credentials` for known and unknown addresses alike. 410 `initial-password-expired` when a colleague set the password 48 hours ago or earlier. 429 above the limits of decision 61, and at once while too many strangers wait (decision 84).',
    answers: 'StaffLoginResult',
  },
  'StaffLoginController.me': { about: '', answers: 'CurrentStaff' },
  'StaffLoginController.logout': { about: '', answers: 'nothing' },
};
